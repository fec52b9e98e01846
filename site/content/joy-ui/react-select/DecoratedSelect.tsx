import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Clear from '@mui/icons-material/Clear';
import Select from '@mui/joy/Select';

export default function DecoratedSelect() {
  const [value, setValue] = React.useState<string | null>('mail');

  return (
    <Select
      value={value}
      onChange={(_event, next) => setValue(next)}
      placeholder="How?"
      slotProps={{ button: { 'aria-label': 'Send by' } }}
      sx={{ width: 220, '--Select-placeholderOpacity': 1 }}
      {...(value && {
        endDecorator: (
          <IconButton
            size="sm"
            variant="plain"
            color="neutral"
            aria-label="Clear"
            onMouseDown={(event) => event.stopPropagation()}
            onClick={() => setValue(null)}
          >
            <Clear />
          </IconButton>
        ),
        indicator: null,
      })}
    >
      <Option value="mail">Mail</Option>
      <Option value="phone">Phone</Option>
    </Select>
  );
}
