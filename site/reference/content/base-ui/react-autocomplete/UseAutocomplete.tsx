import { useAutocomplete } from '@mui/base/useAutocomplete';
import styled from '@mui/system/styled';
import { cities } from './data';

const Root = styled('div')({
  position: 'relative',
  width: 260,
  '& input': { boxSizing: 'border-box', width: '100%', padding: 8, font: 'inherit' },
});

const Listbox = styled('ul')({
  position: 'absolute',
  zIndex: 1,
  width: '100%',
  maxHeight: 180,
  boxSizing: 'border-box',
  overflow: 'auto',
  margin: '4px 0',
  padding: 4,
  border: '1px solid',
  background: 'Canvas',
  color: 'CanvasText',
  listStyle: 'none',
  '& li': { padding: 8 },
  '& li[aria-selected="true"]': { fontWeight: 700 },
  '& li.Mui-focused': { background: '#0b6bcb', color: '#fff' },
});

export default function UseAutocomplete() {
  const autocomplete = useAutocomplete({
    options: cities,
    getOptionLabel: (city) => city.name,
  });
  const options = autocomplete.groupedOptions as typeof cities;

  return (
    <Root>
      <label {...autocomplete.getInputLabelProps()}>City</label>
      <div {...autocomplete.getRootProps()}>
        <input {...autocomplete.getInputProps()} />
      </div>
      {options.length > 0 && (
        <Listbox {...autocomplete.getListboxProps()}>
          {options.map((option, index) => {
            const { key, ...props } = autocomplete.getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option.name}
              </li>
            );
          })}
        </Listbox>
      )}
    </Root>
  );
}
