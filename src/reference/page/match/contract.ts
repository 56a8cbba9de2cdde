import type {VFile} from 'vfile';

import {type FaultRule, reportFault} from '../../../writing/faults';
import {type Gap, gapsOf} from './gaps';
import type {ApiPage} from './types';

const RULES: Readonly<Record<Gap['kind'], FaultRule>> = {
  symbol: 'undescribed-symbol',
  member: 'undescribed-member',
  sentence: 'missing-sentence',
  items: 'undescribed-parameter',
};

/** Reports everything that the module has and its page does not describe. */
export function checkContract(page: ApiPage, file: VFile): void {
  for (const gap of gapsOf(page)) {
    reportFault(file, lineOf(gap), RULES[gap.kind], messageOf(gap));
  }
}

function lineOf(gap: Gap): number {
  switch (gap.kind) {
    case 'symbol':
      return 1;
    case 'member':
      return gap.owner.section.line;
    default:
      return gap.page.section.line;
  }
}

function messageOf(gap: Gap): string {
  switch (gap.kind) {
    case 'symbol': {
      const {kind, name} = gap.symbol;
      return kind === 'attribute'
        ? `variable "${name}" is not described. Add "## ${name}", or an item ` +
            `\`${name}\` under "## Variables {#variables}".`
        : `${kind} "${name}" has no section. Add "## ${name}".`;
    }
    case 'member':
      return `"${gap.title}" has no section. Add "### ${gap.member.name}".`;
    case 'sentence':
      return `"${gap.title}" has no sentence below its heading.`;
    case 'items': {
      const items = gap.items.map((item) => `\`${item}\``).join(', ');
      return `"${gap.title}" does not describe ${items}. Add an item for each.`;
    }
  }
}
