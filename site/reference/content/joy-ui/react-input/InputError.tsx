import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputError() {
  const [code, setCode] = React.useState('12');
  const isWrong = !/^\d{6}$/.test(code);

  return (
    <FormControl error={isWrong} sx={{ minHeight: 90 }}>
      <FormLabel>Code</FormLabel>
      <Input value={code} onChange={(event) => setCode(event.target.value)} />
      <FormHelperText sx={{ color: isWrong ? 'danger.softColor' : 'text.secondary' }}>{isWrong ? 'A code has six digits.' : 'Thank you.'}</FormHelperText>
    </FormControl>
  );
}
