import type { FC } from 'react';

interface IconProps {
  /** Which icon. */
  glyph: string;
}
/** Icon in a trigger. */
const TriggerIcon: FC<IconProps> = () => null;

interface TriggerProps {
  /** Value it opens. */
  value: string;
}
/** Opens a tab. */
const Trigger = Object.assign((props: TriggerProps) => <b>{props.value}</b>, { Icon: TriggerIcon });

interface TabsProps {
  /** First open tab. */
  initial?: string;
}
/** Root of tabs. */
export const Tabs = Object.assign((props: TabsProps) => <i>{props.initial}</i>, { Trigger });
