import FirstPageIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import LastPageIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PaginationIcons() {
  return (
    <Pagination
      count={6}
      showFirstButton
      showLastButton
      renderItem={(item) => (
        <PaginationItem slots={{ first: FirstPageIcon, last: LastPageIcon }} {...item} />
      )}
    />
  );
}
