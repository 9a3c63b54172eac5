import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Link, LinkProvider } from './link.tsx';
import type { LinkProps } from './link.tsx';

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href} data-router="yes">
      {children}
    </a>
  );
}

describe('a link', () => {
  test('is a plain one without a router', () => {
    render(<Link href="/faq">FAQ</Link>);
    expect(screen.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
  });

  test('uses the given router', () => {
    render(
      <LinkProvider component={RouterLink}>
        <Link href="/faq">FAQ</Link>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'FAQ' })).toHaveAttribute('data-router', 'yes');
  });

  test.each(['https://donate.example', '//donate.example', 'mailto:hello@example.com'])(
    'to %s leaves the app in a new tab and sends no referrer',
    (href) => {
      render(
        <LinkProvider component={RouterLink}>
          <Link href={href}>Support Us!</Link>
        </LinkProvider>,
      );
      const link = screen.getByRole('link', { name: 'Support Us!' });
      expect(link).not.toHaveAttribute('data-router');
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noreferrer');
    },
  );
});
