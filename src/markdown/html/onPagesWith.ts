import type {Node} from 'unist';
import type {VFile} from 'vfile';

type Step<Tree extends Node> = (tree: Tree, file: VFile) => void;

/**
 * A plugin, for the pages alone whose source holds a sign of what it is for: a walk over every page
 * takes the build a good part of a second.
 */
export function onPagesWith<Tree extends Node>(sign: RegExp, plugin: () => Step<Tree>) {
  return (): Step<Tree> => {
    const step = plugin();
    return (tree, file) => {
      if (sign.test(String(file))) {
        step(tree, file);
      }
    };
  };
}
