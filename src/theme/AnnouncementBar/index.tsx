// Change: always in the HTML when configured. src/browser/inline/announcement.ts decides before the
// first frame whether to show it, also for a new id, and handles closing before React has hydrated
// the page. Colours come from the stylesheet, not from the configuration.
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {CloseIcon} from '../../components/LineIcon';
import {type ReactNode, useMemo} from 'react';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const content = announcementBar?.content ?? '';
  const html = useMemo(() => ({__html: content}), [content]);
  if (!announcementBar) {
    return null;
  }
  return (
    <section
      className="announce"
      aria-label={translate({
        id: 'site.announcement.label',
        message: 'Announcement',
        description: 'Name of the region of the announcement bar',
      })}
    >
      <div dangerouslySetInnerHTML={html} />
      {announcementBar.isCloseable && (
        <button
          type="button"
          className="icon"
          data-announcement-close=""
          aria-label={translate({
            id: 'site.announcement.close',
            message: 'Close announcement',
            description: 'Name of the button that dismisses the announcement bar',
          })}
        >
          <CloseIcon size={16} />
        </button>
      )}
    </section>
  );
}
