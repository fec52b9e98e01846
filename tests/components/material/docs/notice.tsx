import Alert, { type AlertProps } from '@mui/material/Alert';

type NoticeProps = Pick<AlertProps, 'severity' | 'variant' | 'icon' | 'children'> & { compact?: boolean };

/** Something to know. */
export default function Notice({ compact, ...rest }: NoticeProps) {
  return <Alert {...rest} sx={{ padding: compact ? 0 : 1 }} />;
}
