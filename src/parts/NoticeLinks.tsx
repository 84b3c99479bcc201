import type { NavLink } from '~/content/navigation';
import { ButtonLink } from '~/ui/Button';

/** Ways on from a page's message: the home page first. */
export function NoticeLinks({ home, links }: { home: NavLink; links: readonly NavLink[] }) {
  return (
    <>
      <ButtonLink href={home.href}>{home.label}</ButtonLink>
      {links.map(({ href, label }) => (
        <ButtonLink key={href} variant="secondary" href={href}>
          {label}
        </ButtonLink>
      ))}
    </>
  );
}
