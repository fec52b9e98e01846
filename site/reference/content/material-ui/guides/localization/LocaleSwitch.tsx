import * as React from 'react';
import Box from '@mui/material/Box';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { deDE, enUS, jaJP, ptBR, ukUA } from '@mui/material/locale';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const locales = {
  Deutsch: deDE,
  English: enUS,
  日本語: jaJP,
  'Português (Brasil)': ptBR,
  Українська: ukUA,
};

export default function LocaleSwitch() {
  const [name, setName] = React.useState<keyof typeof locales>('Deutsch');
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState(10);
  const theme = React.useCallback((outer: Theme) => createTheme(outer, locales[name]), [name]);

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        id="locale-switch-language"
        select
        label="Language"
        size="small"
        value={name}
        onChange={(event) => setName(event.target.value as keyof typeof locales)}
        slotProps={{ select: { native: true } }}
      >
        {Object.keys(locales).map((language) => (
          <option key={language} value={language}>
            {language}
          </option>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <TablePagination
          component="div"
          count={2000}
          page={page}
          rowsPerPage={rows}
          onPageChange={(_event, next) => setPage(next)}
          onRowsPerPageChange={(event) => setRows(Number(event.target.value))}
        />
      </ThemeProvider>
    </Box>
  );
}
