import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import LinearProgress from '@mui/joy/LinearProgress';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;
const COLORS = ['primary', 'neutral', 'danger'] as const;

export default function StandupCard() {
  const [variant, setVariant] = useState<(typeof VARIANTS)[number]>('soft');
  const [color, setColor] = useState<(typeof COLORS)[number]>('primary');

  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%', maxWidth: 400 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <FormControl>
          <FormLabel>Variant</FormLabel>
          <Select value={variant} onChange={(_, value) => value && setVariant(value)}>
            {VARIANTS.map((value) => (
              <Option key={value} value={value}>
                {value}
              </Option>
            ))}
          </Select>
        </FormControl>
        <FormControl>
          <FormLabel>Color</FormLabel>
          <Select value={color} onChange={(_, value) => value && setColor(value)}>
            {COLORS.map((value) => (
              <Option key={value} value={value}>
                {value}
              </Option>
            ))}
          </Select>
        </FormControl>
      </Box>
      <Card variant={variant} color={color} invertedColors={variant === 'solid'}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <Typography level="title-lg" component="p">
            Standup
          </Typography>
          <Chip variant={variant} color={color}>
            Every day
          </Chip>
        </Box>
        <Typography level="body-sm">Fifteen minutes, and this much of the week is planned:</Typography>
        <LinearProgress determinate value={70} aria-label="Planned" variant={variant} color={color} />
        <Button variant={variant} color={color}>
          Join
        </Button>
      </Card>
    </Box>
  );
}
