import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function ComposedField() {
  return (
    <FormControl sx={{ width: 260 }}>
      <InputLabel htmlFor="composed-weight">Weight</InputLabel>
      <OutlinedInput
        id="composed-weight"
        label="Weight"
        aria-describedby="composed-weight-help"
        endAdornment={<InputAdornment position="end">kg</InputAdornment>}
        inputProps={{ inputMode: 'decimal' }}
      />
      <FormHelperText id="composed-weight-help">With packaging</FormHelperText>
    </FormControl>
  );
}
