import Chip, { type ChipProps } from '@mui/material/Chip';
import type { PropsWithChildren } from 'react';

/** A version. */
export function ReleaseChip(props: { version: string } & Omit<ChipProps, 'label'>) {
  const { version, ...rest } = props;
  return <Chip {...rest} label={version} />;
}

/** What is new. */
export function Release({ date, yanked, children }: PropsWithChildren<{ date: string; yanked?: true }>) {
  return (
    <section>
      {date} {yanked} {children}
    </section>
  );
}
