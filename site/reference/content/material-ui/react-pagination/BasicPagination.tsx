import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function BasicPagination() {
  return (
    <Stack spacing={2}>
      <Pagination count={10} aria-label="Results" />
      <Pagination count={10} color="primary" variant="outlined" aria-label="Orders" />
      <Pagination count={10} shape="rounded" size="small" aria-label="Invoices" />
    </Stack>
  );
}
