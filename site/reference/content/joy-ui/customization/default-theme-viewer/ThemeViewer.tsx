import * as React from 'react';
import Box from '@mui/joy/Box';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Table from '@mui/joy/Table';
import { extendTheme } from '@mui/joy/styles';

const theme = extendTheme();
const scales = {
  fontFamily: theme.fontFamily,
  fontSize: theme.fontSize,
  fontWeight: theme.fontWeight,
  lineHeight: theme.lineHeight,
  radius: theme.radius,
  zIndex: theme.zIndex,
};
type Scale = keyof typeof scales;

export default function ThemeViewer() {
  const [scale, setScale] = React.useState<Scale>('radius');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Select
        value={scale}
        onChange={(_event, value) => setScale(value ?? scale)}
        slotProps={{ button: { 'aria-label': 'Scale' } }}
      >
        {Object.keys(scales).map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
      <Table sx={{ mt: 1 }}>
        <thead>
          <tr>
            <th style={{ width: '35%' }}>Key</th>
            <th>Value</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(scales[scale]).map(([key, value]) => (
            <tr key={key}>
              <td>{key}</td>
              <td>{String(value)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
