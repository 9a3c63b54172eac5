import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** The public pages' view of the visitor; Clerk supplies it once loaded. */
export type Visitor = 'unknown' | 'signedOut' | 'signedIn';

interface VisitorContextValue {
  visitor: Visitor;
  setVisitor: (visitor: Visitor) => void;
  /** The place in the public header that the account menu is drawn into, while a public page is shown. */
  accountSlot: HTMLElement | null;
  setAccountSlot: (slot: HTMLElement | null) => void;
}

const VisitorContext = createContext<VisitorContextValue | null>(null);

export function VisitorProvider({ children }: { children: ReactNode }) {
  const [visitor, setVisitor] = useState<Visitor>('unknown');
  const [accountSlot, setAccountSlot] = useState<HTMLElement | null>(null);
  const value = useMemo(() => ({ visitor, setVisitor, accountSlot, setAccountSlot }), [visitor, accountSlot]);
  return <VisitorContext value={value}>{children}</VisitorContext>;
}

export function useVisitor(): VisitorContextValue {
  const value = use(VisitorContext);
  if (!value) throw new Error('useVisitor must be used within a VisitorProvider');
  return value;
}
