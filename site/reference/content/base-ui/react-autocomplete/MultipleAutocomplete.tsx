import * as React from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import Box from '@mui/system/Box';

const toppings = ['Basil', 'Capers', 'Mushrooms', 'Olives', 'Onions', 'Peppers'];

const styles = {
  width: 280,
  '& input': { boxSizing: 'border-box', width: 1, p: 1, font: 'inherit' },
  '& button': { px: 1.5, py: 1, font: 'inherit' },
  '& ul': { m: 0, p: 0, border: '1px solid', listStyle: 'none' },
  '& li': { p: 1 },
  '& li.Mui-focused': { backgroundColor: '#0b6bcb', color: '#fff' },
};

export default function MultipleAutocomplete() {
  const [value, setValue] = React.useState<string[]>(['Olives']);
  const autocomplete = useAutocomplete({
    multiple: true,
    filterSelectedOptions: true,
    options: toppings,
    value,
    onChange: (_, newValue) => setValue(newValue),
  });
  const options = autocomplete.groupedOptions as string[];

  return (
    <Box sx={styles}>
      <label {...autocomplete.getInputLabelProps()}>Toppings</label>
      <div {...autocomplete.getRootProps()} ref={autocomplete.setAnchorEl}>
        {value.map((topping, index) => {
          const { key, onDelete, ...props } = autocomplete.getTagProps({ index });
          return (
            <button
              key={key}
              {...props}
              type="button"
              aria-label={`Remove ${topping}`}
              onClick={onDelete}
            >
              {topping} ✕
            </button>
          );
        })}
        <input {...autocomplete.getInputProps()} />
      </div>
      {options.length > 0 && (
        <ul {...autocomplete.getListboxProps()}>
          {options.map((option, index) => {
            const { key, ...props } = autocomplete.getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </ul>
      )}
    </Box>
  );
}
