import useAutocomplete from '@mui/material/useAutocomplete';
import Box from '@mui/material/Box';
import { cities } from './data.ts';

export default function HookOnly() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({ id: 'hook-only', options: cities });

  return (
    <Box sx={{ width: 220, '& [aria-selected=true], & .Mui-focused': { bgcolor: 'action.hover' } }}>
      <div {...getRootProps()}>
        <label {...getInputLabelProps()}>City</label>
        <Box component="input" {...getInputProps()} sx={{ width: '100%', font: 'inherit', p: 1 }} />
      </div>
      {groupedOptions.length > 0 && (
        <Box component="ul" {...getListboxProps()} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {groupedOptions.map((city, index) => {
            const { key, ...optionProps } = getOptionProps({ option: city, index });
            return (
              <Box component="li" key={key} {...optionProps} sx={{ p: 1, cursor: 'pointer' }}>
                {city.label}
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
