import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const tags = ['Design', 'Engineering', 'Research', 'Support'];

export default function MultipleAutocomplete() {
  return (
    <FormControl id="joy-tags">
      <FormLabel>Teams</FormLabel>
      <Autocomplete
        multiple
        options={tags}
        defaultValue={['Design', 'Research']}
        renderTags={(values, getTagProps) =>
          values.map((value, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                endDecorator={<ChipDelete {...tagProps} aria-label={`Remove ${value}`} />}
              >
                {value}
              </Chip>
            );
          })
        }
        sx={{ width: 300 }}
      />
    </FormControl>
  );
}
