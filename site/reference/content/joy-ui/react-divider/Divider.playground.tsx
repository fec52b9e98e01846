import Divider, { type DividerProps } from '@mui/joy/Divider';

export default function DividerPlayground(props: DividerProps) {
  return (
    <div style={{ width: 260 }}>
      Pick it up tomorrow
      <Divider {...props} sx={{ my: 1 }} />
      have it sent
    </div>
  );
}
