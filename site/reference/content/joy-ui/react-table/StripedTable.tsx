import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Table from '@mui/joy/Table';

const rows = [
  { city: 'Lisbon', sun: 2799 },
  { city: 'Rome', sun: 2473 },
  { city: 'Oslo', sun: 1668 },
];

export default function StripedTable() {
  const [stripes, setStripes] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControl orientation="horizontal" sx={{ gap: 1 }}>
        <FormLabel>Stripes</FormLabel>
        <Switch checked={stripes} onChange={(event) => setStripes(event.target.checked)} />
      </FormControl>
      <Table aria-label="Hours of sun" borderAxis="bothBetween" hoverRow stripe={stripes ? 'odd' : undefined}>
        <thead>
          <tr>
            <th scope="col">City</th>
            <th scope="col">Hours of sun</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ city, sun }) => (
            <tr key={city}>
              <td>{city}</td>
              <td>{sun}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}
