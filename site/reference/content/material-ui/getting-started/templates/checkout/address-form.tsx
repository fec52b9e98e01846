import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

const fields = [
  { label: 'First name', autoComplete: 'given-name', width: 6 },
  { label: 'Last name', autoComplete: 'family-name', width: 6 },
  { label: 'Street', autoComplete: 'street-address', width: 12 },
  { label: 'Postal code', autoComplete: 'postal-code', width: 4 },
  { label: 'City', autoComplete: 'address-level2', width: 8 },
];

export default function AddressForm() {
  return (
    <Grid container spacing={2}>
      {fields.map(({ label, autoComplete, width }) => (
        <Grid key={label} size={{ xs: 12, sm: width }}>
          <TextField fullWidth size="small" label={label} autoComplete={`shipping ${autoComplete}`} />
        </Grid>
      ))}
    </Grid>
  );
}
