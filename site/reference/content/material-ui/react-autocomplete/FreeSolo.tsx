import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const recent = ['invoice 2024', 'invoice template', 'travel policy', 'holiday calendar'];

export default function FreeSolo() {
  return (
    <Autocomplete
      freeSolo
      options={recent}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Search documents" />}
    />
  );
}
