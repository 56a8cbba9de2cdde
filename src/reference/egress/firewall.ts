import type {EgressHost} from '../../site/egress/types';

/** What a firewall or a proxy of a site reads, with its name and how it is coloured on the page. */
export interface FirewallFile {
  readonly id: 'nftables' | 'windows' | 'proxy';
  readonly file: string;
  readonly title: string;
  readonly language: string;
  readonly make: (hosts: readonly EgressHost[], release: string) => string;
}

const isName = (name: string): boolean => !name.startsWith('.');

/** Names that every pod needs, and names that only certain settings or tasks need, without repeats. */
function groups(hosts: readonly EgressHost[]) {
  const namesOf = (needs: readonly EgressHost['need'][]) =>
    hosts.filter(({need}) => needs.includes(need));
  return {always: namesOf(['always', 'often']), some: namesOf(['some'])};
}

const named = (hosts: readonly EgressHost[]) => hosts.filter(({names}) => names.length > 0);

/** A note on one line, without Markdown. */
const plain = (text: string): string =>
  text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');

function proxyList(hosts: readonly EgressHost[], release: string): string {
  const {always, some} = groups(hosts);
  const lines = (group: readonly EgressHost[], mark: string) =>
    named(group).flatMap(({names, neededFor}) => [
      `# ${plain(neededFor)}`,
      ...names.map((name) => mark + name),
    ]);
  return [
    `# Hosts of the Bitfount SDK ${release}, port 443. One name a line; a leading dot means all names below it.`,
    '# Needed by every pod:',
    ...lines(always, ''),
    '',
    '# Take away the "#" from those that your settings and tasks need:',
    ...lines(some, '#'),
    '',
  ].join('\n');
}

function nftables(hosts: readonly EgressHost[], release: string): string {
  const names = named(groups(hosts).always).flatMap((host) => host.names.filter(isName));
  return [
    '#!/bin/sh',
    `# Outgoing connections of a pod with the Bitfount SDK ${release}, for a Linux user "bitfount".`,
    '# nftables knows addresses, not names: run this again every few minutes, for instance by a timer.',
    '# Amazon S3 has no fixed addresses: let it through by a proxy with names, and set PROXY to its address.',
    'set -eu',
    'PROXY="${PROXY:-}"',
    `HOSTS="${names.join(' ')}"`,
    '',
    'addresses() { for host in $HOSTS; do getent ahostsv4 "$host"; done | cut -d" " -f1 | sort -u | paste -sd, -; }',
    '',
    'nft -f - <<RULES',
    'table inet bitfount',
    'delete table inet bitfount',
    'table inet bitfount {',
    '  chain output {',
    '    type filter hook output priority filter; policy accept;',
    '    meta skuid != "bitfount" accept',
    '    oifname "lo" accept',
    '    ct state established,related accept',
    '    udp dport 53 accept',
    '    tcp dport 53 accept',
    '    ip daddr { $(addresses) } tcp dport 443 accept',
    '    ${PROXY:+ip daddr $PROXY accept}',
    '    # Add your database, your EHR and other hosts of the list here.',
    '    meta skuid "bitfount" log prefix "bitfount-refused: " reject',
    '  }',
    '  chain input {',
    '    type filter hook input priority filter; policy accept;',
    '    # The pod’s health page has no login.',
    '    iifname != "lo" tcp dport 29209 drop',
    '  }',
    '}',
    'RULES',
    '',
  ].join('\n');
}

function windows(hosts: readonly EgressHost[], release: string): string {
  const names = named(groups(hosts).always).flatMap((host) => host.names.filter(isName));
  return [
    `# Outgoing connections of a pod with the Bitfount SDK ${release}. Run as administrator.`,
    '# Rules by name need Microsoft Defender Antivirus with network protection on: Windows then learns the',
    '# addresses from name look-ups. Amazon S3 needs a proxy, with one more rule that lets Python reach the proxy,',
    '# or a rule by name for each of its buckets.',
    '',
    '# The pod’s health page has no login: close it for other machines.',
    'New-NetFirewallRule -DisplayName "Bitfount: health page" -Direction Inbound -Protocol TCP -LocalPort 29209 -Action Block',
    '',
    '# Not python.exe of a virtual environment: it starts the one in the folder "home" of its pyvenv.cfg.',
    '$python = "C:\\Program Files\\Python312\\python.exe"',
    `$hosts = ${names.map((name) => `"${name}"`).join(', ')}`,
    '$ids = foreach ($name in $hosts) {',
    '  $id = "{" + [guid]::NewGuid() + "}"',
    '  New-NetFirewallDynamicKeywordAddress -Id $id -Keyword $name -AutoResolve $true | Out-Null',
    '  $id',
    '}',
    'New-NetFirewallRule -DisplayName "Bitfount: services" -Direction Outbound -Program $python -Protocol TCP -RemotePort 443 -RemoteDynamicKeywordAddresses $ids -Action Allow',
    '',
    '# A rule that allows has an effect only where other connections are refused:',
    '# Set-NetFirewallProfile -All -DefaultOutboundAction Block',
    '',
  ].join('\n');
}

/** The files, in the order of the page. */
export const firewallFiles: readonly FirewallFile[] = [
  {
    id: 'proxy',
    file: 'egress/proxy-allow-list.txt',
    title: 'proxy-allow-list.txt',
    language: 'text',
    make: proxyList,
  },
  {
    id: 'nftables',
    file: 'egress/bitfount-nftables.sh',
    title: 'bitfount-nftables.sh',
    language: 'bash',
    make: nftables,
  },
  {
    id: 'windows',
    file: 'egress/bitfount-firewall.ps1',
    title: 'bitfount-firewall.ps1',
    language: 'powershell',
    make: windows,
  },
];
