import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';

export default function PackingList() {
  const [items, setItems] = useState(['Passport', 'Charger', 'Rain jacket']);
  const [packed, setPacked] = useState(['Passport']);
  const [name, setName] = useState('');

  function add(event: FormEvent) {
    event.preventDefault();
    const item = name.trim();
    if (item === '' || items.includes(item)) return;
    setItems([...items, item]);
    setName('');
  }

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="h6" component="p" id="packing-list">
            Packing list
          </Typography>
          <Chip size="small" variant="outlined" label={`${packed.length} of ${items.length}`} />
        </Stack>
        <LinearProgress
          variant="determinate"
          aria-label="Packed"
          value={(packed.length / items.length) * 100}
          sx={{ mt: 1.5, mb: 1, borderRadius: 1 }}
        />
        <FormGroup role="group" aria-labelledby="packing-list">
          {items.map((item) => (
            <FormControlLabel
              key={item}
              label={item}
              control={
                <Checkbox
                  checked={packed.includes(item)}
                  onChange={(_, checked) =>
                    setPacked(checked ? [...packed, item] : packed.filter((other) => other !== item))
                  }
                />
              }
            />
          ))}
        </FormGroup>
        <Stack component="form" direction="row" onSubmit={add} sx={{ mt: 1, gap: 1 }}>
          <TextField
            size="small"
            label="What else?"
            value={name}
            onChange={(event) => setName(event.target.value)}
            sx={{ flex: 1 }}
          />
          <Button type="submit" variant="contained">
            Add
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
