import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPreProcessEditCellProps } from '@mui/x-data-grid';

const rows = [
  { id: 1, code: 'AB-12' },
  { id: 2, code: 'CD-34' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'code',
    headerName: 'Code (two letters, a dash, two digits)',
    editable: true,
    flex: 1,
    preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps) => ({
      ...props,
      error: !/^[A-Z]{2}-\d{2}$/.test(String(props.value)),
    }),
  },
];

export default function CheckedInput() {
  return (
    <Box sx={{ width: '100%', height: 170 }}>
      <DataGrid aria-label="Codes" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
