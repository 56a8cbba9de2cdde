import type {Node} from 'unist';
import type {VFile} from 'vfile';

type Step<Tree extends Node> = (tree: Tree, file: VFile) => void;

/**
 * Limits a plugin to pages whose source matches a pattern: visiting the tree of every page would take
 * the build a good part of a second.
 */
export function onPagesWith<Tree extends Node>(pattern: RegExp, plugin: () => Step<Tree>) {
  return (): Step<Tree> => {
    const step = plugin();
    return (tree, file) => {
      if (pattern.test(String(file))) {
        step(tree, file);
      }
    };
  };
}
