// Change: a list item in the main menu too, where upstream puts a `<div>` into a `<ul>`.
import type {Props} from '@theme/NavbarItem/HtmlNavbarItem';
import clsx from 'clsx';
import {type ReactNode, useMemo} from 'react';

export default function HtmlNavbarItem(props: Props): ReactNode {
  const {value, className, mobile, isDropdownItem} = props;
  const html = useMemo(() => ({__html: value}), [value]);
  const Element = mobile || isDropdownItem ? 'li' : 'div';
  return <Element className={clsx('custom', className)} dangerouslySetInnerHTML={html} />;
}
