/*
 * The behaviour of the page's frame, inlined into every page before its content: it works before
 * React has started, and also if React never starts. Listeners are on the document, and state is in
 * attributes and native elements, so that React can render the same markup.
 */
import {startApplication} from '../start/startApplication';
import {startAnnouncing} from './announce';
import {startAnnouncement} from './announcement';
import {startAskedData} from './askedData';
import {startColorMode} from './colorMode';
import {startContents} from './contents';
import {startCopyButtons} from './copy';
import {startDisclosures} from './disclosures';
import {startDropdowns} from './dropdowns';
import {startHideOnScroll} from './hideOnScroll';
import {startMaths} from './maths';
import {startMenus} from './menus';
import {startRest} from './rest';
import {startSearch} from './search';
import {startSidebar} from './sidebar';
import {startSlashKey} from './slashKey';
import {startTabs} from './tabs';
import {startTrustedTypes} from './trustedTypes';

document.documentElement.dataset.js = '';

startTrustedTypes();
startColorMode();
startAskedData();
startAnnouncement();
startMenus();
startDropdowns();
startDisclosures();
startSidebar();
startHideOnScroll();
startContents();
startAnnouncing();
startCopyButtons();
startTabs();
startSlashKey();
startSearch();
startMaths();
startRest();
if (SHELL_CONFIG.startsLater) {
  startApplication();
}
