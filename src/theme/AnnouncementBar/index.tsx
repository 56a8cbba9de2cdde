// Change: always in the HTML when configured; src/shell/announcement.ts decides before the first frame whether it shows, also for a new id, and closes it before React has started. Colours come from the look, not from the configuration.
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
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
          <svg
            width="16"
            height="16"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.9"
            aria-hidden="true"
          >
            <path d="m4.5 4.5 11 11m0-11-11 11" />
          </svg>
        </button>
      )}
    </section>
  );
}
