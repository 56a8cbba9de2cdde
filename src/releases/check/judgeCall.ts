import {parameterChanges} from '../diff/parameters';
import type {ReleaseParameter} from '../types';
import {changeWords} from '../words';
import type {CallShape} from './pythonUses';
import type {Verdict} from './types';

type Judgement = Omit<Verdict, 'line' | 'name'>;

const isPlaced = ({kind}: ReleaseParameter) => kind.startsWith('positional');

/** Judges the arguments of a call by the parameters of two releases. */
export function judgeCall(
  call: CallShape,
  before: readonly ReleaseParameter[],
  after: readonly ReleaseParameter[],
): Judgement[] {
  const placed = before.filter(isPlaced).slice(0, call.positional);
  const given = new Set([...call.names, ...placed.map(({name}) => name)]);
  return parameterChanges(before, after).flatMap((change): Judgement[] => {
    const {kind, parameter = '', isBreaking} = change;
    const isNamed = call.names.includes(parameter);
    const words = changeWords(change);
    switch (kind) {
      case 'parameter-gone':
        return given.has(parameter) && isBreaking ? [{state: 'gone', words}] : [];
      case 'parameter-renamed':
        return isNamed ? [{state: 'moved', words}] : [];
      case 'parameter-kind': {
        const isHit = change.after === 'keyword-only' ? given.has(parameter) && !isNamed : isNamed;
        return isHit && isBreaking ? [{state: 'changed', words}] : [];
      }
      case 'parameter-place':
        return given.has(parameter) && !isNamed ? [{state: 'changed', words}] : [];
      case 'parameter-new':
        return isBreaking && !isNamed && !call.isOpen ? [{state: 'changed', words}] : [];
      case 'required':
        return !given.has(parameter) && !call.isOpen ? [{state: 'changed', words}] : [];
      case 'default':
        return given.has(parameter) ? [] : [{state: 'default', words}];
      default:
        return [];
    }
  });
}
