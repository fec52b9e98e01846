import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import { cities } from './data.ts';

export default function CheckboxOptions() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={cities}
      sx={{ width: '100%', maxWidth: 420 }}
      renderOption={({ key, ...optionProps }, city, { selected }) => {
        // A picture of a checkbox: the option itself tells screen readers whether it is chosen.
        const SelectionIcon = selected ? CheckBoxIcon : CheckBoxOutlineBlankIcon;
        return (
          <li key={key} {...optionProps}>
            <SelectionIcon fontSize="small" color="action" sx={{ mr: 1 }} />
            {city.label}
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="Offices" />}
    />
  );
}
