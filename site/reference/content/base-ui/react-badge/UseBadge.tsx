import { useBadge } from '@mui/base/useBadge';
import Box from '@mui/system/Box';

function Counter({ label, count }: { label: string; count: number }) {
  const { displayValue, invisible } = useBadge({ badgeContent: count, max: 9 });

  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', py: 0.5 }}>
      {label}
      {!invisible && <strong>{displayValue}</strong>}
    </Box>
  );
}

export default function UseBadge() {
  return (
    <Box component="ul" sx={{ width: 200, m: 0, p: 0, listStyle: 'none' }}>
      <Counter label="Drafts" count={3} />
      <Counter label="Inbox" count={24} />
      <Counter label="Spam" count={0} />
    </Box>
  );
}
