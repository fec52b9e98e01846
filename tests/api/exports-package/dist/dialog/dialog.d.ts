import * as React from 'react';

export interface DialogRootProps {
  /** Whether it is open. */
  open?: boolean | undefined;
  /**
   * Whether the rest of the page is out of reach.
   * @defaultValue true
   */
  modal?: boolean | undefined;
}
/** Groups the parts of a dialog. */
export declare const DialogRoot: React.FC<DialogRootProps>;
export declare const DialogTitle: React.ForwardRefExoticComponent<React.ComponentPropsWithoutRef<'h2'> & { level?: number } & React.RefAttributes<HTMLHeadingElement>>;
