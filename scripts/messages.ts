/**
 * Counts the messages of the SDK: those with an answer, those that are left out and by which rule, and,
 * with `--open`, lists those that a writer has yet to judge, by module.
 *
 *   npm run messages [-- --open]
 */
import {parseArgs} from 'node:util';

import {readAnswers} from '../src/markdown/messages/answers';
import {leftOutRules, whyLeftOut} from '../src/reference/messages/leftOut';
import {type KnownMessage, loadMessages} from '../src/reference/messages/load';

const {values} = parseArgs({options: {open: {type: 'boolean', default: false}}});
const answers = [...readAnswers('.').values()];
const answered = new Set(answers.flatMap(({templates}) => templates));
const messages = [...loadMessages().values()];
const places = messages.reduce((sum, message) => sum + message.places.length, 0);
const rest = messages.filter(({shown}) => !answered.has(shown));
const open = rest.filter((message) => !whyLeftOut(message));

const isTold = ({places: own}: KnownMessage) =>
  own.some(({kind}) => kind !== 'debug' && kind !== 'info');
const told = messages.filter(isTold);
console.log(`places that tell a message: ${places}, distinct messages: ${messages.length}`);
console.log(`not debug or info: ${told.length} distinct messages`);
console.log(`answers: ${answers.length}, for ${messages.length - rest.length} messages of the SDK`);
console.log(`asked for by the rules and without an answer: ${open.length}`);
for (const [rule, reason] of Object.entries(leftOutRules)) {
  const count = rest.filter((message) => whyLeftOut(message) === rule).length;
  console.log(`left out: ${count} by "${rule}", ${reason}`);
}
if (values.open) {
  for (const {shown, places: own} of open) {
    const [{module, line, kind, in: symbol}] = own;
    console.log(`${module}:${line} ${kind} ${symbol}\n  ${shown}`);
  }
}
