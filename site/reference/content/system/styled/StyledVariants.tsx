import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

interface PillProps {
  tone?: 'neutral' | 'good' | 'bad';
  small?: boolean;
}

const Pill = styled('span', {
  shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'small' && prop !== 'sx',
})<PillProps>(({ theme }) => ({
  padding: theme.spacing(1, 2),
  borderRadius: 99,
  border: '1px solid',
  variants: [
    {
      props: { tone: 'good' },
      style: { backgroundColor: '#1b5e20', color: '#fff' },
    },
    {
      props: { tone: 'bad' },
      style: { backgroundColor: '#b71c1c', color: '#fff' },
    },
    {
      props: ({ tone, small }) => tone !== undefined && small === true,
      style: { padding: theme.spacing(0, 1), fontWeight: theme.typography.fontWeightBold },
    },
  ],
}));

export default function StyledVariants() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Pill>Draft</Pill>
      <Pill tone="good">Passed</Pill>
      <Pill tone="bad">Failed</Pill>
      <Pill tone="bad" small>
        Failed twice
      </Pill>
    </Box>
  );
}
