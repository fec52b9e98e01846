import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PaginationLinks() {
  return (
    <Pagination
      count={5}
      defaultPage={2}
      aria-label="Archive"
      renderItem={(item) => (
        <PaginationItem component="a" href={`#links-page-${item.page}`} {...item} />
      )}
    />
  );
}
