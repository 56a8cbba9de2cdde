import {type DocSearchHit, DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isReplaced} from '../../browser/start/release';
import {MAX_HITS_PER_GROUP, searchOf} from '../../search/query';
import {
  type ClipboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';

import {hitAddress} from './hitAddress';
import {ownLevel, type ShownHit} from './shownHit';
import Failed from './Failed';
import {fitPaste, refit} from './fitPaste';
import ModalHit from './ModalHit';
import {searchNewRelease} from './newRelease';
import Nothing from './Nothing';
import {queryInput, takeText, typeQuery} from './queryInput';
import {type Outcome, reportingClient} from './reportingClient';
import {countOfResults, cutTo, resultsWording, seeAll} from './resultsWording';
import {repairSavedSearches} from './savedSearches';
import {observeSemantics} from './semantics';
import StartHere, {moveInStart} from './StartHere';
import {useEscapeSteps} from './useEscapeSteps';
import {clickedAddress, useFollow} from './useFollow';
import type {SearchSetup} from './useSearchSetup';
import {wording} from './wording';

interface Props {
  readonly setup: SearchSetup;
  /** The field whose text becomes the first query. */
  readonly box: RefObject<HTMLInputElement | null>;
  /** @param followed whether a result was followed: then the focus belongs to the next page */
  readonly onClose: (followed: boolean) => void;
}

/** The text of the status for assistive technology, for each outcome. */
function announcement(outcome: Outcome): string {
  const {errorTitle, errorHelp} = wording();
  switch (outcome.state) {
    case 'found':
      return outcome.count === undefined ? '' : countOfResults(outcome.count);
    case 'none':
      return `${resultsWording().noResultsFor} “${outcome.query}”`;
    case 'failed':
      return `${errorTitle}. ${errorHelp}`;
    default:
      return '';
  }
}

/** The modal of DocSearch in a dialog of the browser, with our client, screens and look. */
export default function SearchDialog({setup, box, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [modal, setModal] = useState<Element | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({state: 'start'});
  const [stalled, setStalled] = useState(false);
  const [hasQuery, setHasQuery] = useState(false);
  /** What is left of a pasted text that was too long. */
  const [cut, setCut] = useState<string | null>(null);
  const {indexName, rules, client} = setup;
  const follow = useFollow(rules);
  const searchPage = useBaseUrl('/search');
  const text = {...wording(), ...resultsWording()};

  // The modal makes its engine anew when one of these changes: they are made once.
  const [fixed] = useState(() => {
    repairSavedSearches(indexName, rules);
    const reporting = reportingClient(client, {outcome: setOutcome, stalled: setStalled});
    return {
      initialQuery: box.current?.value ?? '',
      initialScrollY: window.scrollY,
      close: () => onClose(false),
      searchParameters: setup.request() as DocSearchModalProps['searchParameters'],
      navigator: {
        navigate: ({itemUrl}: {itemUrl: string}) => {
          onClose(true);
          follow(itemUrl);
        },
      },
      transformSearchClient: (stock: unknown) =>
        Object.assign(Object.create(stock as object) as object, {search: reporting.search}),
      startAgain: () => {
        reporting.forget();
        setOutcome({state: 'start'});
      },
      transformItems: (items: DocSearchHit[]) =>
        items.map((item) => ({
          ...item,
          // A text has no name that could be kept: it goes by the place it stands in.
          type: ownLevel(item as unknown as ShownHit),
          url: hitAddress(item.url, rules),
        })),
    };
  });
  const {isHidden, next, onKeyDownCapture, onCancel, show} = useEscapeSteps(
    {hasQuery, hasResults: outcome.state === 'found'},
    fixed.close,
  );

  useEffect(() => {
    const top = dialog.current;
    if (!top) {
      return undefined;
    }
    const {text: query, caret} = takeText(box.current);
    top.showModal();
    setModal(top.querySelector('.DocSearch-Modal'));
    const input = queryInput(top);
    input?.focus();
    // The reader may have typed on since the modal was made.
    const fitted = refit(query, document.documentElement.dataset.pasted ?? '');
    if (fitted) {
      typeQuery(top, fitted.value);
      setCut(fitted.part);
    } else if (query !== fixed.initialQuery) {
      typeQuery(top, query);
    }
    setHasQuery(Boolean(input?.value));
    if (query && !fitted) {
      // Without a query, the modal starts with the text that was selected in the page.
      input?.setSelectionRange(...caret);
    }
    const stop = observeSemantics(top);
    return () => {
      stop();
      top.close();
    };
  }, [fixed, box]);

  const isFailed = outcome.state === 'failed';
  useEffect(() => {
    if (isFailed) {
      void isReplaced().then((replaced) => {
        if (replaced && dialog.current) {
          searchNewRelease(searchPage, () => queryInput(dialog.current)?.value ?? '');
        }
      });
    }
  }, [isFailed, searchPage]);

  const onPaste = (event: ClipboardEvent) => {
    const input = queryInput(dialog.current);
    const fitted =
      input && event.target === input ? fitPaste(input, event.clipboardData.getData('text')) : null;
    if (fitted) {
      event.preventDefault();
      typeQuery(dialog.current, fitted.value);
      setCut(fitted.part);
    }
  };

  const onClick = (event: MouseEvent) => {
    const address = clickedAddress(event);
    if (address !== null) {
      event.preventDefault();
      onClose(true);
      follow(address);
    }
  };

  const note = cut === null ? '' : cutTo(cut);
  const isNoted = note !== '' || isHidden;
  const said = () => {
    if (stalled) {
      return text.searching;
    }
    return isHidden ? text.hidden : announcement(outcome);
  };

  return (
    <dialog
      ref={dialog}
      className="find-box"
      aria-label={text.dialogName}
      data-screen={outcome.state}
      data-hidden={isHidden ? '' : undefined}
      data-waiting={stalled ? '' : undefined}
      onCancel={onCancel}
      onClick={onClick}
      onKeyDownCapture={(event) => {
        onKeyDownCapture(event);
        moveInStart(event);
      }}
      onPasteCapture={onPaste}
      onInput={(event) => {
        const {value} = event.target as HTMLInputElement;
        show();
        setCut(null);
        setHasQuery(value !== '');
        if (value === '') {
          fixed.startAgain();
        }
      }}
      onResetCapture={(event) => {
        // The modal's own step would leave the results of the query as “recent” ones.
        event.preventDefault();
        event.stopPropagation();
        typeQuery(dialog.current, '');
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) {
          fixed.close();
        } else if ((event.target as Element).matches('.DocSearch-Input')) {
          show();
        }
      }}
    >
      <DocSearchModal
        // The modal wants credentials of the hosted service; its own client never asks anybody.
        appId="none"
        apiKey="none"
        indexName={indexName}
        placeholder={text.modalPlaceholder}
        initialQuery={fixed.initialQuery}
        initialScrollY={fixed.initialScrollY}
        maxResultsPerGroup={MAX_HITS_PER_GROUP}
        searchParameters={fixed.searchParameters}
        navigator={fixed.navigator as DocSearchModalProps['navigator']}
        transformItems={fixed.transformItems as DocSearchModalProps['transformItems']}
        transformSearchClient={
          fixed.transformSearchClient as DocSearchModalProps['transformSearchClient']
        }
        hitComponent={ModalHit}
        onClose={fixed.close}
        translations={{
          searchBox: {cancelButtonText: text.close, cancelButtonAriaLabel: text.close},
        }}
      />
      {modal &&
        createPortal(
          <>
            {isFailed && <Failed />}
            {outcome.state === 'none' && (
              <Nothing
                client={client}
                request={outcome.request}
                rules={rules}
                onQuery={(query) => typeQuery(dialog.current, query)}
              />
            )}
            {/* The modal draws the first results some time after they are there. */}
            {(outcome.state === 'start' || outcome.state === 'found') && (
              <StartHere baseUrl={rules.baseUrl} isLeaving={hasQuery} />
            )}
            {/* For the eye as well when it says more than the screen shows. */}
            <p className={isNoted ? 'find-note' : 'vh'} role="status">
              {note && `${note} `}
              <span className={note && !isHidden ? 'vh' : undefined}>{said()}</span>
            </p>
            <div className="find-foot">
              <ul>
                <li>
                  <kbd>↑</kbd> <kbd>↓</kbd> move
                </li>
                <li>
                  <kbd>Enter</kbd> open
                </li>
                <li>
                  <kbd>Esc</kbd> {text.escape[next]}
                </li>
              </ul>
              {/* In place of the link, as that is about results that are on their way out. */}
              {stalled && (
                <span className="all" aria-hidden="true">
                  {text.searching}
                </span>
              )}
              {!stalled && outcome.state === 'found' && (
                <a className="all" data-follow href={searchPage + searchOf(outcome.query)}>
                  {seeAll(outcome.count)}
                </a>
              )}
            </div>
          </>,
          modal,
        )}
    </dialog>
  );
}
