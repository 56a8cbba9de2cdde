// Change: our look; the same words inside and outside the layout come from one component.
import CrashReport from '@site/src/components/CrashReport';

export default CrashReport;
