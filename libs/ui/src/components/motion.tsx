import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';

export interface MotionProps {
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** The heading level, or plain words inside a link or a sentence. */
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span';
}

/** The sentence being debated. In serif, never truncated: it is the content. */
export function Motion({ ref, children, size = 'md', as: Element = 'h2' }: MotionProps) {
  return (
    <Element ref={ref} dir="auto" className={cx('motion', size !== 'md' && `motion-${size}`)}>
      {children}
    </Element>
  );
}
