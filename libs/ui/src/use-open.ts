import { useState } from 'react';

/** Open or closed: kept here, or by the caller who gives `open`. `onOpenChange` hears of it either way. */
export function useOpen(props: {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}): [open: boolean, setOpen: (open: boolean) => void] {
  const [own, setOwn] = useState(false);
  const setOpen = (open: boolean) => {
    if (props.open === undefined) setOwn(open);
    props.onOpenChange?.(open);
  };
  return [props.open ?? own, setOpen];
}
