import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';

export default function OwnPagination() {
  const { items } = usePagination({ count: 6, siblingCount: 0 });

  return (
    <Stack
      component="nav"
      aria-label="Chapters"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {items.map(({ page, type, selected, ...item }, at) =>
        type.endsWith('ellipsis') ? (
          <span key={at}>…</span>
        ) : (
          <Button key={at} size="small" variant={selected ? 'contained' : 'text'} {...item}>
            {type === 'page' ? page : type}
          </Button>
        ),
      )}
    </Stack>
  );
}
