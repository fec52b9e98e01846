import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function NativeSelects() {
  return (
    <Stack spacing={2} sx={{ width: 220 }}>
      <FormControl>
        <InputLabel variant="standard" htmlFor="unit-native">
          Unit
        </InputLabel>
        <NativeSelect defaultValue="km" inputProps={{ name: 'unit', id: 'unit-native' }}>
          <option value="km">Kilometers</option>
          <option value="mi">Miles</option>
        </NativeSelect>
      </FormControl>
      <FormControl>
        <InputLabel htmlFor="size-native">Size</InputLabel>
        <Select
          native
          label="Size"
          defaultValue="s"
          inputProps={{ name: 'size', id: 'size-native' }}
        >
          <optgroup label="Letters">
            <option value="s">S</option>
            <option value="m">M</option>
          </optgroup>
          <optgroup label="Numbers">
            <option value="38">38</option>
            <option value="40">40</option>
          </optgroup>
        </Select>
      </FormControl>
    </Stack>
  );
}
