import {SkipToContentFallbackId, ThemeClassNames} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import clsx from 'clsx';
import {memo, type ReactNode, type RefObject} from 'react';

import {useKeyboardNavigation} from './useKeyboardNavigation';

/** A constant, because React would write the HTML again for a new object. */
const UNMANAGED_HTML = {__html: ''};

interface Props {
  /** The element that holds the page's content; React does not touch its children. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** Renders the theme's Layout around content outside React; same elements, so that React can hydrate. */
function StaticLayout({container}: Props): ReactNode {
  useKeyboardNavigation();
  return (
    <LayoutProvider>
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      <div
        id={SkipToContentFallbackId}
        ref={container}
        className={clsx(ThemeClassNames.layout.main.container, ThemeClassNames.wrapper.main)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={UNMANAGED_HTML}
      />
      <Footer />
    </LayoutProvider>
  );
}

/*
 * Not rendered again by a navigation: the framework's Link leaves an observer in memory each time
 * (https://github.com/facebook/docusaurus/pull/12326, not in 3.8.1).
 */
export default memo(StaticLayout);
