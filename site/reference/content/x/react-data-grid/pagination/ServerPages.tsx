import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Entry {
  id: number;
  text: string;
}

const total = 57;

function entriesOf(page: number, pageSize: number): readonly Entry[] {
  const start = page * pageSize;
  return Array.from({ length: Math.min(pageSize, total - start) }, (_, at) => ({
    id: start + at + 1,
    text: `Entry ${start + at + 1}`,
  }));
}

/** Stands in for a server that answers after a moment. */
async function fetchEntries(page: number, pageSize: number): Promise<readonly Entry[]> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return entriesOf(page, pageSize);
}

const columns: GridColDef<Entry>[] = [{ field: 'text', headerName: 'Log', flex: 1 }];

/** The page that comes with the app: nobody looks at an empty grid first. */
const firstModel = { page: 0, pageSize: 5 };

export default function ServerPages() {
  const [model, setModel] = React.useState(firstModel);
  const [loaded, setLoaded] = React.useState({ model, rows: entriesOf(model.page, model.pageSize) });

  React.useEffect(() => {
    if (model === loaded.model) return;
    let isCurrent = true;
    void fetchEntries(model.page, model.pageSize).then((rows) => {
      if (isCurrent) setLoaded({ model, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [model, loaded.model]);

  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGrid
        aria-label="Log"
        rows={loaded.rows}
        columns={columns}
        rowCount={total}
        loading={loaded.model !== model}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
