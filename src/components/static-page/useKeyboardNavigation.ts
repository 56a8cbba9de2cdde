import {useEffect} from 'react';

/** Class for keyboard navigation, the same that the theme's own Layout sets. */
const CLASS = 'navigation-with-keyboard';

/** Adds a class to the body when Tab is pressed, and removes it when the mouse is used. */
export function useKeyboardNavigation(): void {
  useEffect(() => {
    const {classList} = document.body;
    const onKey = ({key}: KeyboardEvent) => key === 'Tab' && classList.add(CLASS);
    const onMouse = () => classList.remove(CLASS);
    document.addEventListener('keydown', onKey);
    document.addEventListener('mousedown', onMouse);
    return () => {
      classList.remove(CLASS);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('mousedown', onMouse);
    };
  }, []);
}
