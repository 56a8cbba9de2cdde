// Change: our design; one component provides the text inside and outside the layout.
import CrashReport from '../components/CrashReport';

export default CrashReport;
