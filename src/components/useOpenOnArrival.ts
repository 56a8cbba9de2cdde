import {type RefObject, useEffect, useRef} from 'react';

/**
 * Opens a branch of a menu when the reader comes to another page inside it. On the first page the
 * HTML and the reader decide: what was closed before React started stays closed.
 */
export default function useOpenOnArrival(
  details: RefObject<HTMLDetailsElement | null>,
  isActive: boolean,
  path: string,
): void {
  const from = useRef(path);
  useEffect(() => {
    if (from.current !== path) {
      from.current = path;
      if (isActive && details.current) {
        details.current.open = true;
      }
    }
  }, [details, isActive, path]);
}
