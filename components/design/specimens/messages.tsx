import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { States } from './states';

export const ToastSpecimen = () => (
  <States>
    <Button onClick={() => toast.success('Alert resolved')}>Done</Button>
    <Button onClick={() => toast.info('No open alert is free.')}>To know</Button>
    <Button
      onClick={() =>
        toast.error('The alert could not be resolved', {
          description: 'It is resolved already. Request req_01kad8m3zq5v7x9b1c2d4e6f8g',
        })
      }
    >
      Failed
    </Button>
  </States>
);
