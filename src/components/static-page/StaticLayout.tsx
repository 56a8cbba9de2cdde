import {ThemeClassNames} from '@docusaurus/theme-common';
import {useKeyboardNavigation} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';

import {CONTENT_ID} from '../../framework/client/html-pages/page';

/** One object for good: React would write the HTML again for a new one. */
const NOT_REACTS = {__html: ''};

interface Props {
  /** Where the page's content stands; React leaves everything inside it alone. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** The theme's Layout around content that is not React's. Same elements, so that React can adopt them. */
export default function StaticLayout({place}: Props): ReactNode {
  useKeyboardNavigation();
  return (
    <LayoutProvider>
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      <div
        id={CONTENT_ID}
        ref={place}
        className={clsx(ThemeClassNames.layout.main.container, ThemeClassNames.wrapper.main)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={NOT_REACTS}
      />
      <Footer />
    </LayoutProvider>
  );
}
