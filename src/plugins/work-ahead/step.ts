import {isRemembered, rememberedFrom} from '../../lib/buildMemory';

/** What a step has of the site, besides its code and data. */
export interface StepSite {
  /** Folder of the site. */
  readonly siteDir: string;
  /** Origin of the published site. */
  readonly url: string;
}

/**
 * A step of the build that needs no finished page, so that it can be done while pages are compiled. Its
 * value is one that JSON can hold.
 */
export interface Step<T> {
  /** Names the file in which builds keep its value. */
  readonly name: string;
  /** Returns what the value is made from, other than the site's code and data. */
  inputs(site: StepSite): readonly string[];
  make(site: StepSite): T;
}

/** Returns what a step makes, or what it has made before from the same inputs, in this build or the last. */
export function resultOf<T>({name, inputs, make}: Step<T>, site: StepSite): T {
  return rememberedFrom(inputs(site), {step: name, root: site.siteDir}, () => make(site));
}

/** Whether the result of a step is there already. */
export function isDone({name, inputs}: Step<unknown>, site: StepSite): boolean {
  return isRemembered(inputs(site), {step: name, root: site.siteDir});
}
