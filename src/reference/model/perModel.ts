import type {ApiModel} from './types';

/** A function of the model that works out its answer once for each model, as tables of it take a moment to build. */
export function perModel<T>(make: (model: ApiModel) => T): (model: ApiModel) => T {
  const known = new WeakMap<ApiModel, {readonly value: T}>();
  return (model) => {
    const entry = known.get(model) ?? {value: make(model)};
    known.set(model, entry);
    return entry.value;
  };
}
