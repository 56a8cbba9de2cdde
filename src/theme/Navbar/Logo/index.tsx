// Change: our logo, drawn inline so that it follows the colour mode, beside the site's title.
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Wordmark from '../../../components/Wordmark';
import type {ReactNode} from 'react';

export default function NavbarLogo(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Link className="wordmark" to="/">
      <Wordmark title={siteConfig.title} />
    </Link>
  );
}
